import { Callout } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { PageDetail } from '#client/api/ownPageSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { formatCount, formatDay } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { plainList } from '#client/lib/plainList.ts';
import { problemText } from '../add/problemText.ts';
import styles from './PageDrawer.module.scss';

/** Metadata of the page for machines and readers, as last fetched. */
export function PageFactList({ detail }: { readonly detail: PageDetail }) {
  const intl = useIntl();
  const { page, row } = detail;
  const { facts } = page;
  const refused = facts.robots.filter(({ allowed }) => !allowed).map(({ crawler }) => crawler);
  const none = intl.formatMessage({ id: 'inventory.fact.none' });
  const day = (date: string | null): string => (date === null ? none : formatDay(intl, date, 'long'));
  const yes = (value: boolean): string =>
    intl.formatMessage({ id: value ? 'inventory.fact.yes' : 'inventory.fact.no' });
  const robots =
    facts.robots.length === 0
      ? intl.formatMessage({ id: 'inventory.fact.robots.unknown' })
      : refused.length === 0
        ? intl.formatMessage({ id: 'inventory.fact.robots.all' }, { count: facts.robots.length })
        : intl.formatMessage(
            { id: 'inventory.fact.robots.refused' },
            { count: refused.length, all: facts.robots.length, list: plainList(intl, refused) },
          );
  const rows = [
    ['fetched', page.fetched_at === null ? none : formatInstant(intl, page.fetched_at)],
    ['status', facts.status === null ? none : String(facts.status)],
    ['robots', robots],
    ['scripts', yes(facts.textWithoutScripts)],
    ['published', day(facts.published)],
    ['modified', day(facts.modified)],
    ['visible', day(facts.visibleDate)],
    ['author', facts.author ?? none],
    ['organisation', facts.organisation ?? none],
    ['contact', yes(facts.hasAbout || facts.hasContact)],
    ['structured', facts.structuredData.length === 0 ? none : facts.structuredData.join(', ')],
    [
      'length',
      intl.formatMessage(
        { id: facts.isCut === true ? 'inventory.fact.cut' : 'inventory.fact.characters' },
        { count: formatCount(intl, row.characters) },
      ),
    ],
  ] as const;
  return (
    <Panel title={intl.formatMessage({ id: 'inventory.facts' })}>
      {page.problem !== null && (
        <Callout intent="warning" icon={null}>
          {intl.formatMessage({ id: 'inventory.fact.problem' }, { reason: problemText(intl, page.problem) })}
        </Callout>
      )}
      <dl className={styles['facts']}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{intl.formatMessage({ id: `inventory.fact.${name}` })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
