import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { MessagePage } from '#client/components/ui/MessagePage.tsx';
import { paths } from '#client/lib/paths.ts';

interface NoDomainProps {
  /** The domain in the address; empty: none. */
  readonly domain: string;
}

/** The address has a domain that was never cited, or none: says which, and links to the cited ones. */
export function NoDomain({ domain }: NoDomainProps) {
  const intl = useIntl();
  const named = domain !== '';
  return (
    <MessagePage title={intl.formatMessage({ id: named ? 'domainDetails.notFound' : 'menu.answer.subdomainDetails' })}>
      <p>
        {named
          ? intl.formatMessage({ id: 'domainDetails.notFound.body' }, { domain })
          : intl.formatMessage({ id: 'domainDetails.choose' })}
      </p>
      <Link to={paths.answerIndex.href({ tab: 'sources' })}>{intl.formatMessage({ id: 'domainDetails.back' })}</Link>
    </MessagePage>
  );
}
