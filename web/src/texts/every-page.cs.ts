// What every page says in this language, so that it comes as one file.
export default Object.values(
  import.meta.glob<string>(['./cs.ftl', './{table,replay,offline,guide,notify}.cs.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
