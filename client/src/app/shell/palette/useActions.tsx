import {
  AddIcon,
  ClipboardIcon,
  CogIcon,
  DesktopIcon,
  FlashIcon,
  FullscreenIcon,
  ImportIcon,
  LogOutIcon,
  MoonIcon,
  PanelTableIcon,
  RefreshIcon,
  SwapHorizontalIcon,
  TagIcon,
  TranslateIcon,
} from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useImportOffered } from '#client/components/offers/useImportOffered.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { paths } from '#client/lib/paths.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';
import { BRAND_NAMES } from '../dialogs/brandNamesCall.ts';
import { useFullScreen } from '../navbar/useFullScreen.ts';
import { useAppearance } from '../useAppearance.ts';
import { useReloadPage } from '../useReloadPage.ts';
import { useRole } from '../useRole.ts';

interface Action {
  readonly id: string;
  readonly text: string;
  /** The message id of the text, if it has no arguments: its other languages are searched too. */
  readonly messageId: MessageId | null;
  readonly icon: ReactElement;
  readonly run: () => void;
}

const themeIcons = { light: <FlashIcon />, dark: <MoonIcon />, system: <DesktopIcon /> } as const;

/** Actions that are available from anywhere, without those that would have no effect now. Use it inside an observer. */
export function useActions(): Action[] {
  const intl = useIntl();
  const { settings, session, dialogs, projects, offers } = useStores();
  const takesImports = useImportOffered();
  const mayEdit = useMayEdit();
  const { theme, themes, chooseTheme, locale, languages, chooseLanguage } = useAppearance();
  const { otherName, switchRole } = useRole();
  const fullScreen = useFullScreen();
  const navigate = useNavigate();
  const reloadPage = useReloadPage();
  const plain = (messageId: MessageId, icon: ReactElement, run: () => void): Action => ({
    id: messageId,
    text: intl.formatMessage({ id: messageId }),
    messageId,
    icon,
    run,
  });
  return [
    ...(takesImports
      ? [
          plain('menu.newProject', <AddIcon />, () => void navigate(paths.newProject.href())),
          plain('menu.answer.capture', <ClipboardIcon />, () => void navigate(paths.answerCapture.href())),
          plain('project.import', <ImportIcon />, () => {
            dialogs.show('import');
          }),
        ]
      : []),
    ...(!mayEdit || projects.current === null || offers.absenceOf(BRAND_NAMES) !== null
      ? []
      : [
          plain('project.brandNames', <TagIcon />, () => {
            dialogs.show('brandNames');
          }),
        ]),
    ...(takesImports && projects.current !== null
      ? [
          plain('project.settings', <CogIcon />, () => {
            dialogs.show('project');
          }),
        ]
      : []),
    ...themes
      .filter(({ value }) => value !== theme)
      .map(({ value }) =>
        plain(`action.theme.${value}`, themeIcons[value], () => {
          chooseTheme(value);
        }),
      ),
    ...languages
      .filter(({ value }) => value !== locale)
      .map(({ value }) =>
        plain(`action.language.${value}`, <TranslateIcon />, () => {
          chooseLanguage(value);
        }),
      ),
    plain(settings.tabBar ? 'action.tabBar.hide' : 'action.tabBar.show', <PanelTableIcon />, () => {
      settings.update({ tabBar: !settings.tabBar });
    }),
    ...(fullScreen.supported
      ? [plain(fullScreen.active ? 'shell.fullScreen.exit' : 'shell.fullScreen', <FullscreenIcon />, fullScreen.toggle)]
      : []),
    plain('action.settings', <CogIcon />, settings.openDrawer),
    plain('action.reloadPage', <RefreshIcon />, reloadPage),
    {
      id: 'switchRole',
      text: intl.formatMessage({ id: 'account.switchRole' }, { role: otherName }),
      messageId: null,
      icon: <SwapHorizontalIcon />,
      run: switchRole,
    },
    plain('account.logout', <LogOutIcon />, () => void session.logout()),
  ];
}
