import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { PrintHead } from '#client/components/filters/PrintHead.tsx';
import { NeedsAccess } from '#client/components/permission/NeedsAccess.tsx';
import { BriefStart } from './BriefStart.tsx';
import { NewBrief } from './NewBrief.tsx';
import { StoredBrief } from './StoredBrief.tsx';
import { useBriefPage } from './useBriefPage.ts';
import type { BriefPageModel } from './useBriefPage.ts';
import styles from './ContCreationPage.module.scss';

function Content({ page, projectId }: { readonly page: BriefPageModel; readonly projectId: string }) {
  const { searchState } = page;
  switch (searchState.kind) {
    case 'list':
      return <BriefStart page={page} projectId={projectId} />;
    case 'new':
      return (
        <NeedsAccess>
          <NewBrief page={page} place={searchState} projectId={projectId} />
        </NeedsAccess>
      );
    case 'stored':
      return <StoredBrief page={page} place={searchState} projectId={projectId} />;
  }
}

/** Briefs: what a new text must answer, contain and cite, gathered from the answers. */
export const ContCreationPage = observer(function ContCreationPage() {
  const page = useBriefPage();
  const { projectId } = page;
  return (
    <div className={styles['page']}>
      <PrintHead title="" />
      <h1>
        <FormattedMessage id="brief.title" />
      </h1>
      {projectId !== null && <Content key={projectId} page={page} projectId={projectId} />}
    </div>
  );
});
