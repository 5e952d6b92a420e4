import {
  CleanIcon,
  DocumentIcon,
  DotIcon,
  DrawIcon,
  FolderOpenIcon,
  GitBranchIcon,
  ThListIcon,
} from '@blueprintjs/icons';
import { MENU_ICON_SIZE } from './menuIconSize.ts';

const icons = new Map([
  ['clean', <CleanIcon size={MENU_ICON_SIZE} />],
  ['document', <DocumentIcon size={MENU_ICON_SIZE} />],
  ['draw', <DrawIcon size={MENU_ICON_SIZE} />],
  ['folder-open', <FolderOpenIcon size={MENU_ICON_SIZE} />],
  ['git-branch', <GitBranchIcon size={MENU_ICON_SIZE} />],
  ['th-list', <ThListIcon size={MENU_ICON_SIZE} />],
]);

interface ServerMenuIconProps {
  readonly name: string;
}

/** What a menu from the server may name beyond the icons of the app's own menu, which everybody loads. */
export function ServerMenuIcon({ name }: ServerMenuIconProps) {
  return icons.get(name) ?? <DotIcon size={MENU_ICON_SIZE} />;
}
