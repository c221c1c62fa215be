export * from './about';
export * from './always';
export * from './catalogue';
export * from './company';
export * from './contact';
export * from './errors';
export * from './home';
export * from './site';
