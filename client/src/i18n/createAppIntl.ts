import { createIntl } from 'react-intl';
import type { IntlCache, IntlConfig, IntlShape } from 'react-intl';
import { hasTurns, stripBidi } from '../lib/stripBidi.ts';

type Values = Readonly<Record<string, unknown>> | undefined;

/** The values of a message, with bidi control characters stripped from texts. */
function plainValues(values: Values): Values {
  if (values === undefined) return values;
  const turning = Object.entries(values).filter(([, value]) => typeof value === 'string' && hasTurns(value));
  if (turning.length === 0) return values;
  return { ...values, ...Object.fromEntries(turning.map(([name, value]) => [name, stripBidi(String(value))])) };
}

/**
 * Creates the `IntlShape` of a language. External names, prompts and addresses are inserted into messages everywhere: bidi control
 * characters are stripped here, in the one place that every message passes.
 */
export function createAppIntl(config: IntlConfig, cache: IntlCache): IntlShape {
  const intl = createIntl(config, cache);
  /* oxlint-disable typescript/consistent-type-assertions -- the overloads go by the values, which pass through as they came */
  const format = (descriptor: never, values?: Values, ...rest: never[]): unknown =>
    intl.formatMessage(descriptor, plainValues(values) as never, ...rest);
  const formatMessage = format as IntlShape['formatMessage'];
  const list = (values: Iterable<unknown>, ...rest: never[]): unknown =>
    intl.formatList(
      [...values].map((value) => (typeof value === 'string' ? stripBidi(value) : value)) as never,
      ...rest,
    );
  const formatList = list as IntlShape['formatList'];
  /* oxlint-enable typescript/consistent-type-assertions */
  return { ...intl, formatMessage, $t: formatMessage, formatList };
}
