import { readPort } from '#scripts/lib/readPort.ts';
import { startSparseProvider } from './startSparseProvider.ts';

// Runs the sparse provider alone: `SPARSE_PORT=5622 node --import tsx client/e2e/support/sparseProvider/main.ts`.
const { url } = await startSparseProvider(readPort('SPARSE_PORT', process.env['SPARSE_PORT'], 5612));
console.log(`Sparse provider: ${url}`);
