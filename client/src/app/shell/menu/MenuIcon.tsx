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

/** Of the app's own menu. */
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
    // An ornament: the menu does without.
    return { default: () => dot };
  }
});

interface MenuIconProps {
  /** The name a menu gives; one we do not have is drawn as a dot. */
  readonly name: string | undefined;
}

/** The icon of a menu entry, decorative: the title says the same in words. */
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
