// The texts of every page in this language, as one file.
export default Object.values(
  import.meta.glob<string>(['./cs.ftl', './{table,replay,offline,guide,notify}.cs.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
