import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import type { BriefPageModel } from './useBriefPage.ts';

interface BriefGoneProps {
  readonly page: BriefPageModel;
  readonly textId: 'brief.unknown' | 'brief.unknown.subject';
}

/** The entity in the address does not exist in this project (any more). */
export function BriefGone({ page, textId }: BriefGoneProps) {
  return (
    <EmptyState
      title={<FormattedMessage id={textId} />}
      action={
        <Link to={page.addressOf({ kind: 'list' })}>
          <FormattedMessage id="brief.toList" />
        </Link>
      }
    />
  );
}
