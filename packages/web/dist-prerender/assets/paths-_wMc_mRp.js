// packages/contract/src/uploads/paths.ts
var uploadPaths = {
	upload: "POST /api/uploads",
	read: "GET /api/uploads/:id"
};
export { uploadPaths as t };
