import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';

/** One prompt: how it stands, every run of it, and what the engines leaned on. */
export const PromptDetailsPage = observer(function PromptDetailsPage() {
  const intl = useIntl();
  return <h1>{intl.formatMessage({ id: 'promptDetails.title' })}</h1>;
});
