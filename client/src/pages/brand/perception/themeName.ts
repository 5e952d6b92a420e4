import type { IntlShape } from 'react-intl';
import type { Theme } from '#client/api/brandCentreSchemas.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';

const BUILT_IN: Readonly<Record<string, MessageId | undefined>> = {
  price: 'brand.theme.price',
  quality: 'brand.theme.quality',
  performance: 'brand.theme.performance',
  service: 'brand.theme.service',
  safety: 'brand.theme.safety',
  design: 'brand.theme.design',
  availability: 'brand.theme.availability',
};

/** The name of a theme: built-in themes have a translated one, the project's own their typed one. */
export function themeName(intl: IntlShape, { id, name, built_in: builtIn }: Theme): string {
  const known = BUILT_IN[id];
  return builtIn && known !== undefined ? intl.formatMessage({ id: known }) : name === '' ? id : name;
}
