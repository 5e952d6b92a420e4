import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useMatches } from 'react-router';
import { MessagePage } from '../../components/ui/MessagePage.tsx';
import { isRouteHandle } from '../../i18n/routeHandle.ts';
import { paths } from '../../lib/paths.ts';

const builtPages = [{ titleId: 'menu.overview.index', href: paths.overviewIndex.href() }] as const;

/** A page of the specification that is not built yet: it says so and leads to those that are. */
export function UnbuiltPage() {
  const intl = useIntl();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isRouteHandle);
  const page = intl.formatMessage({ id: handle?.titleId ?? 'menu.notFound' });
  return (
    <MessagePage title={<FormattedMessage id="unbuilt.title" values={{ page }} />}>
      <p>
        <FormattedMessage id="unbuilt.body" />
      </p>
      <ul>
        {builtPages.map(({ titleId, href }) => (
          <li key={href}>
            <Link to={href}>
              <FormattedMessage id={titleId} />
            </Link>
          </li>
        ))}
      </ul>
    </MessagePage>
  );
}
