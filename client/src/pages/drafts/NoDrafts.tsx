import { Button } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DraftBeginning } from '#client/api/draftApi.ts';
import type { DraftOrigin } from '#client/api/draftSchemas.ts';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';

interface NoDraftsProps {
  /** The brief whose drafts are listed, if the page lists those of one. */
  readonly brief: Pick<DraftOrigin, 'id' | 'title'> | undefined;
  readonly onCreate: (beginning: DraftBeginning) => void;
}

/** In place of a list without drafts. “Start writing” of a brief leads here: the next step is a draft of that brief. */
export function NoDrafts({ brief, onCreate }: NoDraftsProps) {
  const intl = useIntl();
  if (brief === undefined) {
    return (
      <EmptyState
        title={<FormattedMessage id="writing.list.empty" />}
        description={
          <MayEdit>
            <FormattedMessage id="writing.list.empty.body" />
          </MayEdit>
        }
      />
    );
  }
  const title = brief.title || intl.formatMessage({ id: 'writing.untitled' });
  return (
    <EmptyState
      title={<FormattedMessage id="writing.list.ofBrief" values={{ count: 0 }} />}
      action={
        <MayEdit>
          <Button
            intent="primary"
            onClick={() => {
              onCreate({ brief_id: brief.id });
            }}
          >
            <FormattedMessage id="writing.new.ofBrief" values={{ title }} />
          </Button>
        </MayEdit>
      }
    />
  );
}
