import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { PATHS } from '../backoffice/src/paths';

const APP = resolve(import.meta.dirname, '../backoffice/src/App.tsx');

/** The paths of the screens in App.tsx, with `:id` for a record. */
export function appScreens() {
  const lists: string[] = [];
  const others: string[] = [];
  const visit = (node: ts.Node, parent: string): void => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === 'Screens') return;
    let address = parent;
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) {
      const { tagName, attributes } = ts.isJsxElement(node) ? node.openingElement : node;
      const given = attributes.properties.filter(ts.isJsxAttribute);
      const values = new Map(given.map(({ name, initializer }) => [name.getText(), initializer]));
      const own = values.get(tagName.getText() === 'Screens' ? 'name' : 'path');
      if (own && ts.isStringLiteral(own)) address = `${parent}/${own.text}`;
      if (tagName.getText() === 'Screens') {
        if (values.has('list')) lists.push(address);
        if (values.has('add')) others.push(`${address}/add`);
        if (values.has('edit')) others.push(`${address}/edit/:id`);
      }
      if (tagName.getText() === 'Route' && !address.endsWith('*')) others.push(address);
    }
    ts.forEachChild(node, (child) => visit(child, address));
  };
  visit(ts.createSourceFile(APP, readFileSync(APP, 'utf8'), ts.ScriptTarget.Latest, true), PATHS.admin);
  return { lists, others };
}
