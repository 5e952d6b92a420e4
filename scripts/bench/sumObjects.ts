import type { CDPSession } from 'playwright';
import * as v from 'valibot';

/** The part of a heap snapshot with the kind and size of each node; the format is that of Chromium's DevTools. */
const snapshotSchema = v.object({
  snapshot: v.object({
    meta: v.object({
      node_fields: v.array(v.string()),
      node_types: v.pipe(
        v.array(v.unknown()),
        v.transform(([types]) => types),
        v.array(v.string()),
      ),
    }),
  }),
  nodes: v.custom<readonly number[]>(Array.isArray),
});

/** Node types not allocated by scripts: code and its tables, browser internals, the snapshot's own. */
const NOT_OF_SCRIPTS = new Set(['code', 'native', 'hidden', 'synthetic']);

/** Bytes of the objects, closures and strings in the heap; run a garbage collection before. */
export async function sumObjects(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const add = ({ chunk }: { readonly chunk: string }): void => {
    chunks.push(chunk);
  };
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot, nodes } = v.parse(snapshotSchema, JSON.parse(chunks.join('')));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const size = fields.indexOf('self_size');
  let sum = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[nodes[node + fields.indexOf('type')] ?? -1] ?? '';
    if (!NOT_OF_SCRIPTS.has(type)) sum += nodes[node + size] ?? 0;
  }
  return sum;
}
