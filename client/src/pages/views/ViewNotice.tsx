import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { paths } from '#client/lib/paths.ts';

interface ViewNoticeProps {
  readonly icon: ReactElement;
  readonly title: ReactNode;
  readonly body: ReactNode;
}

/** Why a view is not shown, and a link onwards. */
export function ViewNotice({ icon, title, body }: ViewNoticeProps) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      description={<p>{body}</p>}
      action={
        <Link to={paths.overviewIndex.href()}>
          <FormattedMessage id="views.open.goOn" />
        </Link>
      }
    />
  );
}
