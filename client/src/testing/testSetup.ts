import { cleanup, configure as configureQueries } from '@testing-library/react';
import { configure } from 'mobx';
import { afterAll, afterEach } from 'vitest';

// As in the product: state may change only inside store methods.
configure({ enforceActions: 'always' });

// The default of one second is too short on a slow or busy machine, which is no defect.
configureQueries({ asyncUtilTimeout: 10_000 });

// jsdom does not implement `Blob.arrayBuffer`, only the older FileReader.
Blob.prototype.arrayBuffer = async function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as ArrayBuffer);
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error('unreadable'));
    };
    reader.readAsArrayBuffer(this);
  });
};

// jsdom has no layout and no scrolling into view.
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
});

// Test files share the document and the storage: empties both for the next file.
afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
