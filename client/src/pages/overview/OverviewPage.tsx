import { FormattedMessage } from 'react-intl';

export function OverviewPage() {
  return (
    <h1>
      <FormattedMessage id="overview.title" />
    </h1>
  );
}
