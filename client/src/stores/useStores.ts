import { createContext, useContext } from 'react';
import type { RootStore } from './RootStore.ts';

export const StoresContext = createContext<RootStore | null>(null);

/** The stores. @throws outside their provider, because no component works without them */
export function useStores(): RootStore {
  const stores = useContext(StoresContext);
  if (stores === null) throw new Error('useStores needs a StoresContext above it');
  return stores;
}
