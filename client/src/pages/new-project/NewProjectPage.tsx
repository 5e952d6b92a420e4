import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProviders } from '#client/components/collect/useProviders.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { StoredNote } from '#client/components/form/StoredNote.tsx';
import { useImportOffered } from '#client/components/offers/useImportOffered.ts';
import { NeedsAccess } from '#client/components/permission/NeedsAccess.tsx';
import { NotOffered } from '#client/components/ui/NotOffered.tsx';
import { PageAbout } from '#client/components/ui/PageAbout.tsx';
import { isNotOffered } from '#client/lib/isNotOffered.ts';
import { BrandSection } from './BrandSection.tsx';
import { CompetitorsSection } from './CompetitorsSection.tsx';
import { CreateBar } from './CreateBar.tsx';
import { PlanSection } from './PlanSection.tsx';
import { PlatformsSection } from './PlatformsSection.tsx';
import { PromptsSection } from './PromptsSection.tsx';
import { useNewProject } from './useNewProject.ts';
import styles from './NewProjectPage.module.scss';

/** The call that creates a project, for operators of a server without it. */
const CREATING = { call: 'POST /api/front/project/create', doubt: null };

/** The page for a new project: sections in any order, a list of what is missing, and a stored draft. */
export const NewProjectPage = observer(function NewProjectPage() {
  return (
    <NeedsAccess title={<FormattedMessage id="newProject.title" />}>
      <ProjectMaking />
    </NeedsAccess>
  );
});

const ProjectMaking = observer(function ProjectMaking() {
  const intl = useIntl();
  const model = useNewProject();
  const providers = useProviders();
  const takesImports = useImportOffered();
  // A server that neither collects nor imports answers has no use for a project made here.
  const isOffered = takesImports || !isNotOffered(providers.error);
  // No note about the draft for input of this visit.
  const [wasStored] = useState(model.isTyped);
  return (
    <div className={styles['page']}>
      <header>
        <h1>
          <FormattedMessage id="newProject.title" />
        </h1>
        <PageAbout>
          <FormattedMessage id="newProject.about" />
        </PageAbout>
        {wasStored && model.isTyped && (
          <StoredNote afresh={<FormattedMessage id="newProject.afresh" />} onAfresh={model.discard}>
            <FormattedMessage id="newProject.stored" />
          </StoredNote>
        )}
      </header>
      {isOffered ? (
        <div className={styles['columns']}>
          <div className={styles['sections']}>
            <BrandSection model={model} />
            <CompetitorsSection model={model} />
            <PromptsSection model={model} />
            <PlatformsSection model={model} />
            <PlanSection model={model} />
          </div>
          <CreateBar model={model} />
        </div>
      ) : (
        <Panel title={<FormattedMessage id="newProject.title" />}>
          <NotOffered error={CREATING} what={intl.formatMessage({ id: 'newProject.title' })} />
        </Panel>
      )}
    </div>
  );
});
