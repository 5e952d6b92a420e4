import { Button } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import type { PromptMove } from './usePromptPage.ts';

/** Shown for a project without prompts. */
export function NoPrompts({ onMove }: { readonly onMove: PromptMove }) {
  return (
    <EmptyState
      title={<FormattedMessage id="prompt.none" />}
      action={
        <MayEdit>
          <Button
            intent="primary"
            onClick={() => {
              onMove({ add: 'many' });
            }}
          >
            <FormattedMessage id="prompt.addMany" />
          </Button>
        </MayEdit>
      }
    />
  );
}
