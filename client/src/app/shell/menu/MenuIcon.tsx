import {
  BadgeIcon,
  ChatIcon,
  DashboardIcon,
  DotIcon,
  EditIcon,
  ExchangeIcon,
  HelpIcon,
  KeyIcon,
  LearningIcon,
  ManualIcon,
  PeopleIcon,
  TimelineLineChartIcon,
} from '@blueprintjs/icons';
import { lazy, Suspense } from 'react';
import { MENU_ICON_SIZE } from './menuIconSize.ts';

/** Icons of the app's own menu. */
const icons = new Map([
  ['badge', <BadgeIcon size={MENU_ICON_SIZE} />],
  ['chat', <ChatIcon size={MENU_ICON_SIZE} />],
  ['dashboard', <DashboardIcon size={MENU_ICON_SIZE} />],
  ['edit', <EditIcon size={MENU_ICON_SIZE} />],
  ['exchange', <ExchangeIcon size={MENU_ICON_SIZE} />],
  ['help', <HelpIcon size={MENU_ICON_SIZE} />],
  ['learning', <LearningIcon size={MENU_ICON_SIZE} />],
  ['manual', <ManualIcon size={MENU_ICON_SIZE} />],
  ['key', <KeyIcon size={MENU_ICON_SIZE} />],
  ['people', <PeopleIcon size={MENU_ICON_SIZE} />],
  ['timeline-line-chart', <TimelineLineChartIcon size={MENU_ICON_SIZE} />],
]);
const dot = <DotIcon size={MENU_ICON_SIZE} />;

const ServerIcon = lazy(async () => {
  try {
    return { default: (await import('./ServerMenuIcon.tsx')).ServerMenuIcon };
  } catch {
    // Decorative: the dot is shown if the icons fail to load.
    return { default: () => dot };
  }
});

interface MenuIconProps {
  /** Icon name in the menu; unknown names show a dot. */
  readonly name: string | undefined;
}

/** The icon of a menu entry; decorative, since the title has the same meaning. */
export function MenuIcon({ name }: MenuIconProps) {
  if (name === undefined) return dot;
  const own = icons.get(name);
  if (own !== undefined) return own;
  return (
    <Suspense fallback={dot}>
      <ServerIcon name={name} />
    </Suspense>
  );
}
