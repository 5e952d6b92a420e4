import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { MessagePage } from '#client/components/ui/MessagePage.tsx';
import { paths } from '#client/lib/paths.ts';

interface PromptNotFoundProps {
  /** The id in the address; empty: none. */
  readonly id: string;
}

/** The address has an unknown prompt or none: says which, and links to the existing ones. */
export function PromptNotFound({ id }: PromptNotFoundProps) {
  const intl = useIntl();
  const chosen = id !== '';
  return (
    <MessagePage title={intl.formatMessage({ id: chosen ? 'promptDetails.notFound' : 'promptDetails.notChosen' })}>
      {chosen && <p>{intl.formatMessage({ id: 'promptDetails.notFound.body' }, { id })}</p>}
      <Link to={paths.answerIndex.href()}>{intl.formatMessage({ id: 'promptDetails.back' })}</Link>
    </MessagePage>
  );
}
