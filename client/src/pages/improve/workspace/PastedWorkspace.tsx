import { observer } from 'mobx-react-lite';
import type { ImprovePageModel } from '../useImprovePage.ts';
import type { Original } from './Original.ts';
import { Workspace } from './Workspace.tsx';

interface PastedWorkspaceProps {
  readonly model: ImprovePageModel;
  readonly projectId: string;
}

const NOTHING_KNOWN: Original = {
  key: 'pasted',
  pageId: null,
  url: '',
  title: '',
  text: null,
  promptIds: [],
};

/** Improves a text that is not in the inventory. */
export const PastedWorkspace = observer(function PastedWorkspace({ model, projectId }: PastedWorkspaceProps) {
  return <Workspace model={model} projectId={projectId} original={NOTHING_KNOWN} />;
});
