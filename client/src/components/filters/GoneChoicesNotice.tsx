import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FilterForm, FilterList } from '#client/stores/FiltersStore.ts';
import { useStores } from '#client/stores/useStores.ts';
import { goneChoices } from './goneChoices.ts';
import styles from './OutsideNotice.module.scss';

interface GoneChoicesNoticeProps {
  /** The lists that the page can be filtered by. */
  readonly lists: readonly FilterList[];
  readonly form: FilterForm;
  readonly setFilters: (changes: Partial<FilterForm>) => void;
}

/**
 * Notice under the filters about ids in an address or saved view that the project's lists no longer have, such as a removed topic or a
 * platform whose import was undone. A server may refuse figures for them, so a button removes them from the filters.
 */
export const GoneChoicesNotice = observer(function GoneChoicesNotice({
  lists,
  form,
  setFilters,
}: GoneChoicesNoticeProps) {
  const intl = useIntl();
  const gone = goneChoices(form, useStores().filters, lists);
  if (gone.length === 0) return null;
  const choices = gone.map(
    ({ list, ids }) => `${intl.formatMessage({ id: `filters.${list}` })} ${intl.formatList(ids)}`,
  );
  return (
    <Callout icon={null} compact role="status" className={styles['notice'] ?? ''}>
      <FormattedMessage id="filters.gone" values={{ choices: intl.formatList(choices) }} />
      <Button
        size="small"
        onClick={() => {
          setFilters(gone.reduce<Partial<FilterForm>>((all, { rest }) => ({ ...all, ...rest }), {}));
        }}
      >
        <FormattedMessage id="filters.gone.remove" />
      </Button>
    </Callout>
  );
});
