import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';

/** One cited domain. */
export const DomainPage = observer(function DomainPage() {
  const intl = useIntl();
  return <h1>{intl.formatMessage({ id: 'domainDetails.title' })}</h1>;
});
