import { Tag } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import type { DraftHead } from '#client/api/draftSchemas.ts';

interface StatusTagProps {
  readonly status: DraftHead['status'];
}

/** Draft, final or published. */
export function StatusTag({ status }: StatusTagProps) {
  return (
    <Tag minimal intent={status === 'draft' || status === 'unknown' ? 'none' : 'success'}>
      <FormattedMessage id={`writing.status.${status}`} />
    </Tag>
  );
}
