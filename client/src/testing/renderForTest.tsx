import { OverlaysProvider } from '@blueprintjs/core';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { messages as common } from '../i18n/zh-CN/common.ts';
import { messages as create } from '../i18n/zh-CN/create.ts';
import { messages as password } from '../i18n/zh-CN/password.ts';
import { messages as precision } from '../i18n/zh-CN/precision.ts';
import { messages as ui } from '../i18n/zh-CN/ui.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { StoresContext } from '../stores/useStores.ts';
import { createTestStores } from './testStores.ts';

interface Surroundings {
  readonly stores?: RootStore;
  /** The router's history, oldest first; the last address is current. */
  readonly addresses?: readonly string[];
  /** Messages of additional areas. */
  readonly messages?: Readonly<Record<string, string>>;
}

/** Renders a component with Chinese messages, and with the stores and the history of the test. */
export function renderForTest(element: ReactElement, { stores, addresses = ['/'], messages = {} }: Surroundings = {}) {
  const given = stores ?? createTestStores().stores;
  return render(element, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <StoresContext value={given}>
        <IntlProvider
          locale="zh-CN"
          messages={{ ...common, ...create, ...password, ...precision, ...ui, ...messages } as never}
        >
          <OverlaysProvider>
            <MemoryRouter initialEntries={[...addresses]}>{children}</MemoryRouter>
          </OverlaysProvider>
        </IntlProvider>
      </StoresContext>
    ),
  });
}
