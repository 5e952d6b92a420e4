import { Button, Classes } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { paths } from '#client/lib/paths.ts';
import type { ExpandPageModel } from './useExpandPage.ts';
import styles from './ExpandPage.module.scss';

interface NoSelectionProps {
  readonly page: ExpandPageModel;
  /** The address has a keyword that this project does not have. */
  readonly unknown: boolean;
}

/** Number of offered keywords; the search field above finds the others. */
const MOST_OFFERED = 12;

/** Shown without a known keyword in the address: says so and offers existing ones. */
export const NoSelection = observer(function NoSelection({ page, unknown }: NoSelectionProps) {
  const intl = useIntl();
  const { keywords, updateSearch } = page;
  const lead = keywords.data?.list.length === 0 ? 'keywords.none' : 'keywords.expand.lead';
  return (
    <div className={styles['none']}>
      <p>
        <FormattedMessage id={unknown ? 'keywords.expand.unknown' : lead} />
      </p>
      <LoadPanel
        query={keywords}
        what={intl.formatMessage({ id: 'keywords.expand.choose' })}
        skeleton={<div className={`${Classes.SKELETON} ${styles['offering'] ?? ''}`} />}
      >
        {({ list }) => (
          <ul className={styles['offered']}>
            {list.slice(0, MOST_OFFERED).map(({ id, label }) => (
              <li key={id}>
                <Button
                  size="small"
                  variant="outlined"
                  onClick={() => {
                    updateSearch({ ids: [id] });
                  }}
                >
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </LoadPanel>
      <Link to={paths.keywordsIndex.href()}>
        <FormattedMessage id="keywords.expand.toList" />
      </Link>
    </div>
  );
});
