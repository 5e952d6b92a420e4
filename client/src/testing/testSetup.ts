import { configure } from 'mobx';
import { afterEach } from 'vitest';
import { cleanup } from '@testing-library/react';

// The same rule as in the product: state changes only inside store methods.
configure({ enforceActions: 'always' });

afterEach(() => {
  cleanup();
});
