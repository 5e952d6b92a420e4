import {
  BadgeIcon,
  ChatIcon,
  CleanIcon,
  DashboardIcon,
  DocumentIcon,
  DotIcon,
  DrawIcon,
  EditIcon,
  ExchangeIcon,
  FolderOpenIcon,
  GitBranchIcon,
  HelpIcon,
  KeyIcon,
  PeopleIcon,
  ThListIcon,
  TimelineLineChartIcon,
} from '@blueprintjs/icons';

const icons = {
  badge: BadgeIcon,
  chat: ChatIcon,
  clean: CleanIcon,
  dashboard: DashboardIcon,
  document: DocumentIcon,
  draw: DrawIcon,
  edit: EditIcon,
  exchange: ExchangeIcon,
  'folder-open': FolderOpenIcon,
  'git-branch': GitBranchIcon,
  help: HelpIcon,
  key: KeyIcon,
  people: PeopleIcon,
  'th-list': ThListIcon,
  'timeline-line-chart': TimelineLineChartIcon,
} as const;
type IconName = keyof typeof icons;

const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);

interface MenuIconProps {
  /** The name a menu gives; one we do not have is drawn as a dot. */
  readonly name: string | undefined;
}

/** The icon of a menu entry, 18 px and decorative: the title says the same in words. */
export function MenuIcon({ name }: MenuIconProps) {
  const Icon = name !== undefined && isIconName(name) ? icons[name] : DotIcon;
  return <Icon size={18} />;
}
