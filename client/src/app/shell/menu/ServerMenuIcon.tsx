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

/** Icons that only a server menu uses, beyond those of the built-in menu, which everybody loads. */
export function ServerMenuIcon({ name }: ServerMenuIconProps) {
  return icons.get(name) ?? <DotIcon size={MENU_ICON_SIZE} />;
}
