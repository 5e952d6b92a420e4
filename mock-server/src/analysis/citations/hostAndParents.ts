/** A host and its parent domains, the most specific first: `m.blog.example.com`, `blog.example.com`, `example.com`, `com`. */
export function* hostAndParents(host: string): Generator<string> {
  for (let at = host; at !== ''; at = at.includes('.') ? at.slice(at.indexOf('.') + 1) : '') {
    yield at;
  }
}
