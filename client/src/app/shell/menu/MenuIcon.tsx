import {
  BadgeIcon,
  ChatIcon,
  DashboardIcon,
  DotIcon,
  EditIcon,
  HelpIcon,
  KeyIcon,
  PeopleIcon,
  TimelineLineChartIcon,
} from '@blueprintjs/icons';
import { lazy, Suspense } from 'react';
import { MENU_ICON_SIZE } from './menuIconSize.ts';

/** Of the app's own menu. */
const icons = {
  badge: BadgeIcon,
  chat: ChatIcon,
  dashboard: DashboardIcon,
  edit: EditIcon,
  help: HelpIcon,
  key: KeyIcon,
  people: PeopleIcon,
  'timeline-line-chart': TimelineLineChartIcon,
} as const;
type IconName = keyof typeof icons;

const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);
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
  if (!isIconName(name)) {
    return (
      <Suspense fallback={dot}>
        <ServerIcon name={name} />
      </Suspense>
    );
  }
  const Icon = icons[name];
  return <Icon size={MENU_ICON_SIZE} />;
}
