import { CreditCardIcon, DocumentIcon, ProjectsIcon, UserIcon } from '@blueprintjs/icons';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useSwitchProject } from '#client/components/projects/useSwitchProject.ts';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import { MenuIcon } from '../menu/MenuIcon.tsx';
import { useMenu } from '../menu/useMenu.ts';
import { useProjectDetail } from '../navbar/useProjectDetail.ts';
import { useDimmed } from '../offers/useDimmed.ts';
import { titleText } from '../titleText.ts';
import { menuPages } from './menuPages.ts';
import { otherTitles } from './otherTitles.ts';
import { useActions } from './useActions.tsx';

export interface Command {
  readonly id: string;
  readonly text: string;
  /** The searched titles, in every language. */
  readonly titles: readonly string[];
  readonly heading: string;
  readonly detail?: string | undefined;
  readonly icon: ReactElement;
  readonly run: () => void;
}

function useOtherTitles(): (messageId: string | null) => string[] {
  const { catalog } = useStores();
  const { locale } = catalog;
  const [known, setKnown] = useState<readonly Readonly<Record<string, string>>[]>([]);
  useEffect(() => {
    let left = false;
    otherTitles(locale).then(
      (titles) => {
        if (!left) setKnown(titles);
      },
      // If they fail to load, the palette still searches the titles on screen.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [locale]);
  return (messageId) => (messageId === null ? [] : known.flatMap((titles) => titles[messageId] ?? []));
}

/** All commands of the palette: pages, projects, actions. Use it inside an observer. */
export function useCommands(): Command[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const { projects } = useStores();
  const menu = useMenu();
  const actions = useActions();
  const detailOf = useProjectDetail();
  const switchProject = useSwitchProject();
  const inOtherLanguages = useOtherTitles();
  const dimmed = useDimmed();

  const pages = menuPages(menu).map(({ entry, group }): Command => {
    const text = titleText(entry.title, intl);
    const groupText = group === null ? undefined : titleText(group.title, intl);
    return {
      id: `page-${entry.name}`,
      text,
      titles: [text, ...inOtherLanguages(entry.title), ...(groupText === undefined ? [] : [groupText])],
      heading: intl.formatMessage({ id: 'palette.group.pages' }),
      detail: dimmed(entry.path) ?? groupText,
      icon: <MenuIcon name={entry.icon ?? group?.icon} />,
      run: () => {
        if (entry.url !== undefined) window.open(entry.url, '_blank', 'noopener,noreferrer');
        else void navigate(entry.path ?? '');
      },
    };
  });
  const own = [
    { path: paths.report, messageId: 'menu.report', icon: <DocumentIcon /> },
    { path: paths.portfolio, messageId: 'menu.portfolio', icon: <ProjectsIcon /> },
    { path: paths.profile, messageId: 'account.profile', icon: <UserIcon /> },
    { path: paths.membership, messageId: 'account.membership', icon: <CreditCardIcon /> },
  ] as const;
  const ownPages = own.map(({ path, messageId, icon }): Command => {
    const text = intl.formatMessage({ id: messageId });
    return {
      id: `page-${messageId}`,
      text,
      titles: [text, ...inOtherLanguages(messageId)],
      heading: intl.formatMessage({ id: 'palette.group.pages' }),
      icon,
      run: () => void navigate(path.href()),
    };
  });
  const projectCommands = projects.list
    // Archived projects are only listed in the switcher.
    .filter(({ id, archived }) => id !== projects.currentId && archived !== true)
    .map((project): Command => ({
      id: `project-${project.id}`,
      text: project.name,
      titles: [project.name, project.brand, ...(project.also ?? [])],
      heading: intl.formatMessage({ id: 'palette.group.projects' }),
      detail: detailOf(project),
      icon: <ProjectsIcon />,
      run: () => void switchProject(project.id),
    }));
  const actionCommands = actions.map(({ id, text, messageId, icon, run }): Command => ({
    id: `action-${id}`,
    text,
    titles: [text, ...inOtherLanguages(messageId)],
    heading: intl.formatMessage({ id: 'palette.group.actions' }),
    icon,
    run,
  }));
  return [...pages, ...ownPages, ...projectCommands, ...actionCommands];
}
