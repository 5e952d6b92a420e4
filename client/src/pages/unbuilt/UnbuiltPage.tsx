import { NonIdealState } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useMatches } from 'react-router';
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
    <NonIdealState
      title={
        <h1>
          <FormattedMessage id="unbuilt.title" values={{ page }} />
        </h1>
      }
      description={<FormattedMessage id="unbuilt.body" />}
      action={
        <ul>
          {builtPages.map(({ titleId, href }) => (
            <li key={href}>
              <Link to={href}>
                <FormattedMessage id={titleId} />
              </Link>
            </li>
          ))}
        </ul>
      }
    />
  );
}
