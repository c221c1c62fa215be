import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import ts from 'typescript';

export interface Graph {
  '@graph': Record<string, unknown>[];
}

export async function searchProblems({ '@graph': graph }: Graph): Promise<string[]> {
  const jsonld: Record<string, object[]> = {};
  for (const item of graph) (jsonld[String(item['@type'])] ??= []).push(structuredClone(item));
  const issues = await new Validator().validate({ jsonld });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

/** Has the compiler check the graphs against schema.org's types. */
export function vocabularyProblems(graphs: readonly Graph[]): string[] {
  const path = join(import.meta.dirname, 'graphs-of-pages.ts');
  const text = graphs.map((graph) => `${JSON.stringify(graph)} satisfies Graph,`).join('\n');
  const source = `import type { Graph } from 'schema-dts';\nexport const graphs = [\n${text}\n];\n`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, target) =>
    file === path ? ts.createSourceFile(file, source, target) : read(file, target);
  const program = ts.createProgram([path], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
