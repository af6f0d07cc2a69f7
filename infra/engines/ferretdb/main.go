// The engine behind ferretdb.sh: PostgreSQL with DocumentDB as its child, which ends when it ends, and FerretDB in front of it.
// usage: ferretd POSTGRES DATA LISTEN_ADDRESS
package main

import (
	"context"
	"fmt"
	"log"
	"net"
	"os"
	"os/exec"
	"os/signal"
	"runtime/debug"
	"syscall"
	"time"

	"github.com/FerretDB/FerretDB/v2/ferretdb"
	"github.com/jackc/pgx/v5"
)

func main() {
	postgres, data, address := os.Args[1], os.Args[2], os.Args[3]
	port, err := freePort()
	if err != nil {
		log.Fatal(err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	child := exec.Command(postgres, "-D", data, "-p", port)
	child.Stdout, child.Stderr = os.Stderr, os.Stderr
	child.SysProcAttr = ownUser(syscall.SIGKILL)
	if err := child.Start(); err != nil {
		log.Fatalf("PostgreSQL does not start: %v", err)
	}
	ended := make(chan error, 1)
	go func() { ended <- child.Wait() }()
	url := fmt.Sprintf("postgres://postgres@127.0.0.1:%s/postgres", port)
	if err := prepare(ctx, url, ended); err != nil {
		log.Fatal(err)
	}
	off := false
	ferret, err := ferretdb.New(&ferretdb.Config{PostgreSQLURL: url, ListenAddr: address, StateDir: data, Telemetry: &off})
	if err != nil {
		log.Fatal(err)
	}
	go func() {
		err := <-ended
		if ctx.Err() == nil {
			log.Fatalf("PostgreSQL ended: %v", err)
		}
		ended <- err
	}()
	ferret.Run(ctx)
	// A fast shutdown: whoever is connected is sent away.
	_ = child.Process.Signal(syscall.SIGINT)
	<-ended
}

func freePort() (string, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer listener.Close()
	_, port, err := net.SplitHostPort(listener.Addr().String())
	return port, err
}

// PostgreSQL refuses to run as root: for it, root is nobody in a namespace of its own.
func ownUser(onDeath syscall.Signal) *syscall.SysProcAttr {
	attributes := &syscall.SysProcAttr{Pdeathsig: onDeath}
	if os.Geteuid() == 0 {
		attributes.Cloneflags = syscall.CLONE_NEWUSER
		attributes.UidMappings = []syscall.SysProcIDMap{{ContainerID: 65534, HostID: 0, Size: 1}}
		attributes.GidMappings = []syscall.SysProcIDMap{{ContainerID: 65534, HostID: 0, Size: 1}}
	}
	return attributes
}

// Waits until PostgreSQL answers, and makes the extension.
func prepare(ctx context.Context, url string, ended <-chan error) error {
	for limit := time.Now().Add(time.Minute); ; {
		connection, err := pgx.Connect(ctx, url)
		if err == nil {
			defer connection.Close(ctx)
			return extend(ctx, connection)
		}
		select {
		case err := <-ended:
			return fmt.Errorf("PostgreSQL ended: %w", err)
		case <-time.After(50 * time.Millisecond):
		}
		if time.Now().After(limit) {
			return fmt.Errorf("PostgreSQL does not answer: %w", err)
		}
	}
}

func extend(ctx context.Context, connection *pgx.Conn) error {
	if _, err := connection.Exec(ctx, "CREATE EXTENSION IF NOT EXISTS documentdb CASCADE"); err != nil {
		return err
	}
	var server, extension string
	asked := "SELECT current_setting('server_version'), extversion FROM pg_extension WHERE extname = 'documentdb'"
	if err := connection.QueryRow(ctx, asked).Scan(&server, &extension); err != nil {
		return err
	}
	log.Printf("%s on DocumentDB %s, PostgreSQL %s", ferretVersion(), extension, server)
	return nil
}

func ferretVersion() string {
	if built, ok := debug.ReadBuildInfo(); ok {
		for _, module := range built.Deps {
			if module.Path == "github.com/FerretDB/FerretDB/v2" {
				return "FerretDB " + module.Version
			}
		}
	}
	return "FerretDB"
}
