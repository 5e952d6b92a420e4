import { Classes } from '@blueprintjs/core';
import { DocumentIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { isDimmed } from '#client/components/offers/absentPage.ts';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Links to the issued reports of these figures, if the provider offers them. */
export const ReportsLink = observer(function ReportsLink() {
  const intl = useIntl();
  const { offers } = useStores();
  const label = intl.formatMessage({ id: 'overview.reports' });
  if (isDimmed(offers, paths.report.pattern)) return null;
  return (
    <Link className={`${Classes.BUTTON} ${Classes.MINIMAL}`} to={paths.report.href()} aria-label={label} title={label}>
      <DocumentIcon />
    </Link>
  );
});
