import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FilterForm, FilterList } from '../../stores/FiltersStore.ts';
import { useStores } from '../../stores/useStores.ts';
import { goneChoices } from './goneChoices.ts';
import styles from './OutsideNotice.module.scss';

interface GoneChoicesNoticeProps {
  /** That the page can be filtered by. */
  readonly lists: readonly FilterList[];
  readonly form: FilterForm;
  readonly setFilters: (changes: Partial<FilterForm>) => void;
}

/**
 * Under the filters: what an address or a saved view chose and the lists of the project no longer have, as a topic that was removed or
 * a platform whose import was undone. A server may refuse the figures for it, so it can be taken out of the filters at once.
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
