// packages/contract/src/training/paths.ts
var trainingPaths = {
	listModules: "GET /api/training/modules",
	getModule: "GET /api/training/modules/:id",
	ownProgress: "GET /api/training/progress",
	listProgress: "GET /api/training/progress/:driverId",
	startModule: "POST /api/training/start",
	recordLesson: "POST /api/training/lesson",
	completeModule: "POST /api/training/complete",
	multiService: "GET /api/drivers/training/multi-service"
};
export { trainingPaths as t };
