import { configure } from 'mobx';
import { afterAll, afterEach } from 'vitest';
import { cleanup, configure as configureQueries } from '@testing-library/react';

// The same rule as in the product: state changes only inside store methods.
configure({ enforceActions: 'always' });

// What is waited for has one second unasked; a slow machine that has other things to do needs more, and is no defect.
configureQueries({ asyncUtilTimeout: 10_000 });

// jsdom's files cannot be read as bytes in the way of every browser, only in the older one.
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

afterEach(() => {
  cleanup();
});

// The next file finds nothing that this one kept.
afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
