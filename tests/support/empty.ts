// Stands in for modules that only guard an import, such as `server-only`.
export {};
