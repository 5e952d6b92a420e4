import { Button } from '@blueprintjs/core';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ContentScore } from '#client/lib/contentScore/types.ts';
import { MayEdit } from '../permission/MayEdit.tsx';

// Loaded on demand: weights are shown daily but changed once.
const WeightsDialog = lazy(async () => ({ default: (await import('./WeightsDialog.tsx')).WeightsDialog }));

interface WeightsButtonProps {
  readonly projectId: string;
  /** Score of the text on screen; null if there is none. */
  readonly score: ContentScore | null;
}

/** Opens the weights of the project's content score. */
export function WeightsButton({ projectId, score }: WeightsButtonProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <MayEdit>
        <Button
          size="small"
          onClick={() => {
            setOpen(true);
          }}
        >
          {intl.formatMessage({ id: 'score.weights' })}
        </Button>
      </MayEdit>
      {open && (
        <Suspense>
          <WeightsDialog
            projectId={projectId}
            score={score}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
