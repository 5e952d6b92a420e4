import { useIntl } from 'react-intl';
import { useReturnFocus } from '#client/components/ui/useReturnFocus.ts';
import { Logo } from '../navbar/Logo.tsx';
import { ShellDrawer } from '../ShellDrawer.tsx';
import { MenuTree } from './MenuTree.tsx';

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu in a drawer: on narrow windows, or if the reader has hidden it. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const intl = useIntl();
  useReturnFocus();
  return (
    <ShellDrawer
      isOpen={isOpen}
      onClose={onClose}
      position="left"
      size="min(280px, 84vw)"
      title={<Logo />}
      closeLabel={intl.formatMessage({ id: 'shell.menu.close' })}
    >
      <nav aria-label={intl.formatMessage({ id: 'shell.menu' })}>
        <MenuTree onFollow={onClose} />
      </nav>
    </ShellDrawer>
  );
}
