import { observer } from 'mobx-react-lite';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { BeginPanel } from './BeginPanel.tsx';
import { BriefListPanel } from './BriefListPanel.tsx';
import type { BriefPageModel } from './useBriefPage.ts';

interface BriefStartProps {
  readonly page: BriefPageModel;
  readonly projectId: string;
}

/** The start page: a form for a new brief, and the existing briefs. */
export const BriefStart = observer(function BriefStart({ page, projectId }: BriefStartProps) {
  return (
    <>
      <MayEdit>
        <BeginPanel page={page} projectId={projectId} />
      </MayEdit>
      <BriefListPanel page={page} projectId={projectId} />
    </>
  );
});
